import { policyHash } from '../http/contentHash.ts';

/**
 * The only inline script of a document. Before first paint it sets the visitor's theme, a likely
 * session and a remembered login as data attributes of the root element. It also marks a program
 * that fails to load or takes longer than 15 s, and defers the last click on a button that is not
 * hydrated yet (React has attached nothing to the element). Its text is constant, so that the
 * policy can contain its hash.
 */
export const inlineBootScript =
  'var d=document.documentElement.dataset;try{var c=document.cookie,m=/(?:^|; )livery-preferences=([^;]*)/.exec(c),' +
  "t=m&&new URLSearchParams(decodeURIComponent(m[1])).get('theme');if(t==='light'||t==='dark')d.theme=t;" +
  "if(/(?:^|; )livery-hint=member/.test(c))d.session='member';if(/(?:^|; )livery-offer=1/.test(c))d.offer=''}catch(e){}" +
  "addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')d.program='failed'},true);" +
  "setTimeout(function(){if(!('hydrated' in d||d.program))d.program='slow'},15000);" +
  "var p;function alive(){return Object.keys(p).some(function(k){return k.startsWith('__react')})}" +
  'function wait(){if(!p)return;if(p.isConnected&&!alive())return setTimeout(wait,50);var b=p;p=0;b.click()}' +
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button'),w=p;if(!b)return;p=b;" +
  'if(alive())p=0;else{e.preventDefault();e.stopPropagation();if(!w)wait()}},true)';

/** Hash of {@link inlineBootScript} for the content security policy. */
export const inlineBootScriptHash = policyHash(inlineBootScript);
