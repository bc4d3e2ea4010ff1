import express, { Router, type Request, type Response } from 'express';
import type { Provider } from 'oidc-provider';
import { guardLoopback } from '../../core/guardLoopback.ts';
import { BadCall } from '../../core/BadCall.ts';
import { interactionPath, oidcPath } from './createProvider.ts';
import { registrants, type Registrant } from './people.ts';
import { renderChoice } from './renderChoice.ts';

/** Sign-in in progress: client and redirect address. */
interface SignInRequest {
  readonly registrant: Registrant;
  readonly returnOrigin: string;
}

/** Router of the demonstration's OpenID provider and its page for choosing a person. */
export function createOidcRouter(provider: Provider): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '4kb' });
  router.get(`${interactionPath}/:uid`, async (req, res) => {
    const { registrant, returnOrigin } = await readRequest(provider, req, res);
    res
      .set({
        'content-type': 'text/html; charset=utf-8',
        // The form's response redirects to the brand, and browsers apply form-action to redirects
        // too.
        'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${returnOrigin}; base-uri 'none'; frame-ancestors 'none'`,
      })
      .send(renderChoice(registrant, req.originalUrl));
  });
  router.post(`${interactionPath}/:uid`, guardLoopback, form, async (req, res) => {
    const {
      registrant: { people },
    } = await readRequest(provider, req, res);
    const person = people.find(({ subject }) => subject === personIn(req.body));
    await endProviderSession(provider, await provider.interactionDetails(req, res));
    await provider.interactionFinished(
      req,
      res,
      person
        ? { login: { accountId: person.subject, remember: false } }
        : { error: 'access_denied', error_description: 'The person cancelled.' },
      { mergeWithLastSubmission: false },
    );
  });
  router.use(oidcPath, provider.callback());
  return router;
}

async function readRequest(
  provider: Provider,
  req: Request,
  res: Response,
): Promise<SignInRequest> {
  const { params } = await provider
    .interactionDetails(req, res)
    .catch(() => ({ params: {} as Record<string, unknown> }));
  const registrant = registrants.get(String(params.client_id));
  const redirect = URL.parse(String(params.redirect_uri));
  if (!registrant || !redirect)
    throw new BadCall(
      400,
      'This sign-in has ended. Go back to the site you came from and start again.',
    );
  return { registrant, returnOrigin: redirect.origin };
}

/**
 * Removes the previous account from the session. Otherwise the provider would ask whether to sign
 * it out first.
 */
async function endProviderSession(
  provider: Provider,
  interaction: Awaited<ReturnType<Provider['interactionDetails']>>,
): Promise<void> {
  if (!interaction.session) return;
  const before = await provider.Session.findByUid(interaction.session.uid);
  await before?.destroy();
  delete interaction.session;
  await interaction.persist();
}

/** Returns the subject of a posted form; undefined when the visitor cancels. */
function personIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'person' in body ? body.person : undefined;
}
