// One system for all of them; the last one moves its clock forwards.
import './clients.audit.post.ts';
import '../races/audit.ts';
import '../clock/audit.ts';
