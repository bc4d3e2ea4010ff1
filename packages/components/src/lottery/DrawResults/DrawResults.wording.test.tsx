// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { draw, lottery, menuOf } from '../../testing/mountLottery.tsx';
import { mountNode } from '../../testing/mountNode.tsx';

it('[LOTT-12] names the columns of the draw results', async () => {
  const { getAllByRole, t } = await mountNode(
    { use: 'DrawResults', props: { title: { $text: 'lottery.opened' } } },
    { answers: { getVnLotteryMenu: [menuOf(lottery())], getVnNumero: [reply([draw()])] } },
  );

  expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    (['lottery.game', 'lottery.drawNumber', 'lottery.number', 'lottery.drawnAt'] as const).map(
      (key) => t(key),
    ),
  );
});
