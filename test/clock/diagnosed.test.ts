// One system for both; the first one counts every call to its models.
import './lead.ts';
import './diagnostics.ts';
