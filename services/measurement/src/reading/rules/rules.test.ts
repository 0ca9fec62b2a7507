// One suite for all rules, so that the reader and its lexicons are loaded once: each file quotes its rule and shows it.
import './r01-cited.cases.ts';
import './r01-phrases.cases.ts';
import './r02-further.cases.ts';
import './r02-not-cited.cases.ts';
import './r02-phrases.cases.ts';
import './r02-set-aside.cases.ts';
import './r02c-against.cases.ts';
import './r02e-landmarks.cases.ts';
import './r03-r04-asked.cases.ts';
import './r05-order.cases.ts';
import './r06-businesses.cases.ts';
import './r06-long-prose.cases.ts';
import './r07-same-business.cases.ts';
import './r08-r10-others.cases.ts';
import './r09-common-words.cases.ts';
import './r11-r13.cases.ts';
