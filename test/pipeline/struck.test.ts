// One system for all of them: its processes are frozen and killed, and go on.
import './hanging.ts';
import './late.ts';
import './frozen.ts';
import './idempotency.crash.ts';
