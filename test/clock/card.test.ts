// One system for both; the second one moves its clock forwards.
import '../routes/paiement.ordre.ts';
import './paiement.ts';
