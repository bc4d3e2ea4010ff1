import { policyHash } from '../http/contentHash.ts';

/**
 * The one script inside a document: before first paint it puts the visitor's theme, and whether a session is likely, on the root element.
 * It never varies, so that its hash can stand in the policy.
 */
export const earlyScript = "try{var d=document.documentElement.dataset,c=document.cookie,m=/(?:^|; )livery-preferences=([^;]*)/.exec(c),"
  + "t=m&&new URLSearchParams(decodeURIComponent(m[1])).get('theme');if(t==='light'||t==='dark')d.theme=t;"
  + "if(/(?:^|; )livery-hint=member/.test(c))d.session='member'}catch(e){}";

/** {@link earlyScript} as the policy names it. */
export const earlyScriptHash = policyHash(earlyScript);
