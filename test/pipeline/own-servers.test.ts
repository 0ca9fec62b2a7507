// One system for all of them: the first two look at all that it keeps, the last two move its clock forwards.
import './dry-run.ts';
import '../routes/lead.privacy.ts';
import './away.ts';
import '../routes/lead.away.ts';
import './held.ts';
import '../journeys/erased.clock.ts';
import '../clock/suivi.ts';
