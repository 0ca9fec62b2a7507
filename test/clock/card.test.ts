// One system for all of them; the last two move its clock forwards.
import '../routes/paiement.ordre.ts';
import './paiement.ts';
import '../races/page.ts';
