import { policyHash } from '../http/contentHash.ts';

/**
 * The one script inside a document: before first paint it puts the visitor's theme, whether a
 * session is likely, and whether one is remembered who may sign in again, on the root element; it
 * notes there when the program fails to come, or takes longer than 15 s; and a press of a button
 * that is not alive yet (React has put nothing on the element) waits until it is, the last one
 * alone. It never varies, so that its hash can stand in the policy.
 */
export const earlyScript =
  'var d=document.documentElement.dataset;try{var c=document.cookie,m=/(?:^|; )livery-preferences=([^;]*)/.exec(c),' +
  "t=m&&new URLSearchParams(decodeURIComponent(m[1])).get('theme');if(t==='light'||t==='dark')d.theme=t;" +
  "if(/(?:^|; )livery-hint=member/.test(c))d.session='member';if(/(?:^|; )livery-offer=1/.test(c))d.offer=''}catch(e){}" +
  "addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')d.program='failed'},true);" +
  "setTimeout(function(){if(!('hydrated' in d||d.program))d.program='slow'},15000);" +
  "var p;function alive(){return Object.keys(p).some(function(k){return k.startsWith('__react')})}" +
  'function wait(){if(!p)return;if(p.isConnected&&!alive())return setTimeout(wait,50);var b=p;p=0;b.click()}' +
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button'),w=p;if(!b)return;p=b;" +
  'if(alive())p=0;else{e.preventDefault();e.stopPropagation();if(!w)wait()}},true)';

/** {@link earlyScript} as the policy names it. */
export const earlyScriptHash = policyHash(earlyScript);
