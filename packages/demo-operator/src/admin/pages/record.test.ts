import { expect, it } from 'vitest';
import { OpenGame } from '../../testing/OpenGame.ts';
import { useSandbox } from '../../testing/useSandbox.ts';

const fixture = useSandbox();

async function page(
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; html: string; policy: string | null }> {
  const response = await fetch(
    `${fixture.sandbox.origin}/record?${new URLSearchParams(query).toString()}`,
    { headers },
  );
  return {
    status: response.status,
    html: await response.text(),
    policy: response.headers.get('content-security-policy'),
  };
}

it('shows what a member staked and won, as text', async () => {
  const { merchant } = fixture.client;
  expect((await page({ merchant, account: 'demo' })).html).toContain('Nothing yet.');
  const game = await OpenGame.open(fixture.client, await fixture.client.login('demo', 'Demo1234'), {
    clock: fixture.sandbox.clock,
  });
  const bet = game.order(150);
  await game.wallet.bet(bet);
  await game.wallet.win(game.following(bet, 1_005));

  const { html, policy } = await page({ merchant, account: 'DEMO' });
  expect(html).toContain('Rounds: 1. Stakes: 1.50. Wins: 10.05. Net: 8.55.');
  expect(html).toContain(
    `<td>${bet.round}</td><td>settled</td><td>1.50</td><td>0.00</td><td>10.05</td><td>8.55</td>`,
  );
  expect(html).not.toContain(game.launch.token);
  expect(html).not.toMatch(/<script/i);
  expect(policy).toContain("default-src 'none'");
  expect((await page({ merchant, account: 'agent' })).html).toContain('Rounds: 0.');
});

it('is reached from the operator’s page, and reports an unknown account', async () => {
  const { merchant } = fixture.client;
  const home = await (await fetch(`${fixture.sandbox.origin}/`)).text();
  expect(home).toContain(
    `<form class="line" method="get" action="/record"><input type="hidden" name="merchant" value="${merchant}">`,
  );
  const { status, html } = await page({ merchant, account: '<b>nobody' });
  expect([status, html.includes('&lt;b&gt;nobody'), html.includes('<b>')]).toEqual([
    404,
    true,
    false,
  ]);
  expect((await page({ merchant: 'NOBODY', account: 'demo' })).status).toBe(404);
});

it('is accessible to this machine’s own pages only', async () => {
  expect(
    (
      await page(
        { merchant: fixture.client.merchant, account: 'demo' },
        { 'sec-fetch-site': 'cross-site', origin: 'http://lagoon.localhost:8080' },
      )
    ).status,
  ).toBe(403);
});
