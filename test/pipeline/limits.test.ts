// One system for both.
import './limits.ts';
import '../routes/lead.limits.ts';
