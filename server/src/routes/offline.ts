import type { RequestHandler } from 'express';
import { sendHtml } from '../http/sendHtml.ts';
import { contextOf } from '../request/RequestContext.ts';
import { languageOf } from '../request/languageOf.ts';
import { plainBrandPage } from '../documents/plainBrandPage.ts';
import { textOf } from '../documents/texts.ts';

const offlinePath = '/_livery/offline';

/** `GET /_livery/offline`: page that the service worker shows without a network. */
export function offline(): RequestHandler {
  return (request, response, next) => {
    if (request.path !== offlinePath || request.method !== 'GET') return next();
    const { site } = contextOf(request).tenant;
    const { cookie } = request.headers;
    const language = languageOf(site, {
      requested: typeof request.query.lang === 'string' ? request.query.lang : undefined,
      cookie,
    });
    const text = (key: string) => textOf(site, language, { $text: key });
    const content = {
      title: text('offline.title'),
      lines: [text('offline.text')],
      link: { address: '', text: text('error.reload'), isHere: true },
      languages: false,
    };
    sendHtml(response, 200, plainBrandPage(site, { language, cookie }, content), {
      vary: 'cookie',
    });
  };
}
