import type { RequestHandler } from 'express';
import { contextOf } from '../request/RequestContext.ts';
import { languageOf } from '../request/language/languageOf.ts';
import { plainBrandPage, sendPlainPage } from '../documents/plainBrandPage.ts';
import { textOf } from '../documents/texts.ts';

const offlinePath = '/_livery/offline';

/** `GET /_livery/offline`: page that the service worker shows without a network. */
export function offline(): RequestHandler {
  return (request, response, next) => {
    if (request.path !== offlinePath || request.method !== 'GET') return next();
    const { site } = contextOf(request).tenant;
    const { headers } = request;
    const language = languageOf(site, {
      requested: typeof request.query.lang === 'string' ? request.query.lang : undefined,
      headers,
    });
    const text = (key: string) => textOf(site, language, { $text: key });
    const content = {
      title: text('offline.title'),
      lines: [text('offline.text')],
      link: { address: '', text: text('error.reload'), isHere: true },
      languages: false,
    };
    const html = plainBrandPage(site, { language, cookie: headers.cookie }, content);
    sendPlainPage(response, 200, html);
  };
}
