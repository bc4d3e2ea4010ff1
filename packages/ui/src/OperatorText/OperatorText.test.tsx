// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { OperatorText } from './OperatorText.tsx';

it('isolates the text, so that its direction follows its own letters', async () => {
  const { container } = await mount(
    <p dir="rtl">
      <OperatorText>Time for a break?</OperatorText>
    </p>,
  );

  expect(container.querySelector('bdi')?.textContent).toBe('Time for a break?');
});
