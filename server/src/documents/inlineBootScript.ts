import { policyHash } from '../http/contentHash.ts';

/**
 * The only inline script of a document. Before first paint it sets the visitor's theme, a likely
 * session and a remembered login as data attributes of the root element. It also marks a program
 * that fails to load or takes longer than 15 s, and defers clicks on buttons that are not hydrated
 * yet (React has attached nothing to the element): the last one in each group of choices, and the
 * last one on any other button. Native controls change by themselves. Its text is constant, so that
 * the policy can contain its hash.
 */
export const inlineBootScript =
  'var d=document.documentElement.dataset;try{var c=document.cookie,m=/(?:^|; )livery-preferences=([^;]*)/.exec(c),' +
  "t=m&&new URLSearchParams(decodeURIComponent(m[1])).get('theme');if(t==='light'||t==='dark')d.theme=t;" +
  "if(/(?:^|; )livery-hint=member/.test(c))d.session='member';if(/(?:^|; )livery-offer=1/.test(c))d.offer=''}catch(e){}" +
  "addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')d.program='failed'},true);" +
  "setTimeout(function(){if(!('hydrated' in d||d.program))d.program='slow'},15000);" +
  "var q=[];function group(b){return b.closest('[role=radiogroup]')}" +
  "function alive(b){return Object.keys(b).some(function(k){return k.startsWith('__react')})}" +
  'function wait(){var l=q;q=[];l.forEach(function(b){if(alive(b))b.click();else if(b.isConnected)q.push(b)});' +
  'if(q[0])setTimeout(wait,50)}' +
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button'),w=q[0];if(!b)return;" +
  'q=q.filter(function(o){return group(o)!==group(b)});' +
  'if(!alive(b)){e.preventDefault();e.stopPropagation();q.push(b);if(!w)wait()}},true)';

/** Hash of {@link inlineBootScript} for the content security policy. */
export const inlineBootScriptHash = policyHash(inlineBootScript);
