// One system for both: the second one looks at the turns of every process since its own start.
import '../orders/fuzz.ts';
import './fuzz.ts';
