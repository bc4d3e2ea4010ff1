import { ApiError, callSiteOf, completeAnyRequest, getServiceChat } from '@livery/api';
import type { ServiceChatReply, Site, TextKey } from '@livery/model';
import { Router } from 'express';
import type { IncomingMessage } from 'node:http';
import { openServiceLinks } from '../gateway/service/serviceAddress.ts';
import type { BrandStates } from '../brand-state/BrandStates.ts';
import { sendText } from '../http/sendText.ts';
import { statusOfCode } from '../http/statusOfCode.ts';
import { contextOf, type RequestContext } from '../request/RequestContext.ts';
import { networkOf, type VisitorLimits } from '../request/VisitorLimits.ts';
import { servicePath } from '../documents/denialPage.ts';
import { languageOf } from '../request/language/languageOf.ts';
import { plainBrandPage, sendPlainPage } from '../documents/plainBrandPage.ts';
import { textOf } from '../documents/texts.ts';
import { traceOf } from '../tracing/RequestTrace.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';

interface ServicePorts {
  readonly limits: VisitorLimits;
  readonly upstreams: Upstreams;
  readonly sandboxOrigin: string | undefined;
  readonly brandStates: BrandStates;
}

/**
 * `GET /_livery/service`: redirects to customer service. Also available to visitors without access
 * to the brand.
 */
export function service(ports: ServicePorts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(servicePath, async (request, response) => {
    const context = contextOf(request);
    if (!(await ports.limits.allow(getServiceChat.rate, context)))
      return sendText(response, 429, 'Too many requests.', { 'retry-after': '1' });
    const { site } = context.tenant;
    const requested = typeof request.query.lang === 'string' ? request.query.lang : undefined;
    const { headers } = request;
    const language = languageOf(site, { requested, headers });
    const found = await addressOf(ports, request, language);
    if (!(found instanceof ApiError))
      return sendText(response, 302, 'Found.', {
        location: found,
        'referrer-policy': 'no-referrer',
      });
    const text = ($text: TextKey): string => textOf(site, language, { $text });
    sendPlainPage(
      response,
      statusOfCode[found.code],
      plainBrandPage(
        site,
        { language, cookie: headers.cookie },
        { title: text('status.service'), lines: [text(`error.${found.code}`)] },
      ),
    );
  });
  return router;
}

/**
 * Returns the address of the public service channel, or the error. If the operator's call fails,
 * that of the brand's state, which may be older.
 */
async function addressOf(
  ports: ServicePorts,
  request: IncomingMessage,
  language: string,
): Promise<string | ApiError> {
  const context = contextOf(request);
  const { site } = context.tenant;
  const called = await calledAddress(ports, request, language);
  // A link that is not permitted is a fault to report, not one to work around.
  if (!(called instanceof ApiError) || called.code === 'invalid_link') return called;
  const { customerService = [] } = (await ports.brandStates.current(site))?.permission ?? {};
  const pathList = customerService.flatMap(({ csType: type, path }) =>
    path === undefined ? [] : [{ type, path }],
  );
  try {
    return channelOf(site, { version: { pathList } }, ports, context);
  } catch (error) {
    if (error instanceof ApiError) return called;
    throw error;
  }
}

async function calledAddress(
  { upstreams, sandboxOrigin }: ServicePorts,
  incoming: IncomingMessage,
  language: string,
): Promise<string | ApiError> {
  const context = contextOf(incoming);
  const { tenant, host, address } = context;
  const { site } = tenant;
  const request = completeAnyRequest(getServiceChat, callSiteOf(site.site, language, host), {});
  try {
    // Checked against the call's reply schema.
    const reply = await upstreams.call({
      site,
      call: getServiceChat,
      request,
      audience: 'guest',
      source: networkOf(context),
      language,
      address,
      trace: traceOf(incoming),
    });
    return channelOf(site, reply, { sandboxOrigin }, { address });
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Errors: `invalid_link` if there is no permitted link of the public channel. */
function channelOf(
  site: Site,
  reply: ServiceChatReply,
  { sandboxOrigin }: Pick<ServicePorts, 'sandboxOrigin'>,
  { address }: Pick<RequestContext, 'address'>,
): string {
  const { pathList } = openServiceLinks(site, reply, { sandboxOrigin, address }).version;
  const { chatType } = site.site.customerService;
  const channel = pathList.find(({ type }) => type === chatType);
  if (!channel) throw new ApiError({ code: 'invalid_link', call: getServiceChat.name });
  return channel.path;
}
