// @vitest-environment jsdom
import type { RoutesDocument } from '@livery/model';
import { describe, expect, it } from 'vitest';
import { navigating, pagesAt, type MountOptions } from '../../testing/mountNode.tsx';
import { mountTable, page, row } from '../../testing/mountRecordTable.tsx';

it('[MEMB-10] links a figure to the records of the same period', async () => {
  const view = await mountTable([page([row('R1')])], {
    query: '?mc=bets&mc.period=today',
    props: {
      figures: [
        {
          path: 'totals.net',
          label: 'Result',
          link: { page: 'mc.transactionHistory', set: { type: 'bet' } },
        },
      ],
    },
  });

  const link = (await view.findByText('−P 310.00')).closest('a');
  expect(link?.getAttribute('href')).toBe('/?mc=transactionHistory&mc.period=today&mc.type=bet');
});

it('[MEMB-10] links rows and buttons to the records of the page’s default period', async () => {
  const { addresses, ports } = navigating();
  const open = { page: 'mc.transactionHistory', set: { type: { $row: 'gameType' } } };
  const view = await mountTable([page([row('R1')])], {
    ports,
    props: {
      columns: [{ path: 'gameName', label: 'Game', link: open }],
      actions: [{ label: 'Open', open }],
    },
  });
  const address = '/?mc=transactionHistory&mc.period=last7&mc.type=RNG';

  const link = await view.findByRole('link', { name: 'Game R1' });
  expect(link.getAttribute('href')).toBe(address);
  await view.user.click(view.getByRole('button', { name: 'Open' }));

  expect(addresses.at(-1)).toBe(address);
});

describe('a link to a page of the site', () => {
  const link = [
    {
      route: 'lottery',
      set: { gameCode: { $row: 'nodeId' }, part: 'results' },
      when: { in: ['row.gameType', ['LOTT', 'ELOTT']] },
    },
    { route: 'games', params: { games: { $row: 'vassalage' } } },
  ];
  const lottery = row('R1', { gameType: 'LOTT', nodeId: 7 });
  const routes: RoutesDocument = {
    guardExempt: [],
    routes: {
      ...pagesAt({ home: '/', lottery: '/lottery' }).routes,
      games: {
        paths: ['/{games}'],
        params: { games: ['nova', 'sky'] },
        layout: 'main',
        page: 'home',
      },
    },
  };
  const mountLinks = (list: readonly object[], documents: MountOptions['documents'] = { routes }) =>
    mountTable([page(list)], {
      documents,
      props: {
        columns: [{ path: 'gameName', label: 'Game', link }],
        detail: { fields: [{ path: 'round', label: 'Number', format: 'word', link: link[0] }] },
      },
    });

  it('[MEMB-08] opens the route of the first link whose condition is met, without the centre', async () => {
    const view = await mountLinks([lottery, row('R2', { vassalage: 'nova' })]);

    const addressOf = (name: string) => view.getByRole('link', { name }).getAttribute('href');
    await view.findByText('Game R1');
    expect(['Game R1', 'Game R2'].map(addressOf)).toEqual([
      '/lottery?gameCode=7&part=results',
      '/nova',
    ]);
    const [details] = view.getAllByRole('button', {
      name: new RegExp(`${view.t('centre.details')}$`),
    });
    if (details) await view.user.click(details);
    expect(addressOf('R1')).toBe('/lottery?gameCode=7&part=results');
  });

  it.each([
    ['the brand does not have', { routes: pagesAt({ home: '/' }) }],
    [
      'the brand hides',
      {
        routes: {
          guardExempt: [],
          routes: {
            ...routes.routes,
            lottery: {
              paths: ['/lottery'],
              layout: 'main',
              page: 'home',
              when: { flag: 'games.lottery' },
            },
          },
        },
      },
    ],
  ])('[MEMB-08] is plain text for a route that %s', async (_what, documents) => {
    const view = await mountLinks([lottery], documents);

    expect(await view.findByText('Game R1')).toBeTruthy();
    expect(view.queryByRole('link')).toBeNull();
  });

  it('[MEMB-08] is plain text for a path parameter that the route does not know', async () => {
    const view = await mountLinks([row('R2', { vassalage: '//evil.example' })]);

    expect(await view.findByText('Game R2')).toBeTruthy();
    expect(view.queryByRole('link')).toBeNull();
  });
});
