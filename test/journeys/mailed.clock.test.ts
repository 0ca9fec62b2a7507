// One system for all of them, whose clock only moves forwards; the first one counts days from today.
import './plan.clock.ts';
import './direct.clock.ts';
import './mail.clock.ts';
