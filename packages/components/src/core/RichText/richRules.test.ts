// @vitest-environment jsdom
import { htmlSamples } from '@livery/testing/htmlElements';
import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';
import { copyRich } from './copyRich.ts';
import { purifyHtml } from './purifyHtml.ts';

function wordsOf(text: string): string[] {
  return text.match(/before|word|after/g) ?? [];
}

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<!doctype html><br>${html}`, 'text/html').body;
}

it.each(htmlSamples)(
  '[ANNC-03] keeps or removes the word of $name alike in the browser and on the server',
  ({ html, isRemoved }) => {
    const expected = isRemoved ? ['before', 'after'] : ['before', 'word', 'after'];

    expect(wordsOf(purifyHtml(html, 3).textContent)).toEqual(expected);
    // What the browser's own sanitiser leaves is copied by the same rule.
    expect(wordsOf(copyRich(parsed(html), 3).textContent)).toEqual(expected);
    expect(wordsOf(plainText(html).join(' '))).toEqual(expected);
  },
);

it('[ANNC-03] separates the words of blocks that are not kept', () => {
  const html =
    '<center>one</center><section>two</section><menu><li>three</li></menu><x-card>four</x-card>';
  const box = document.createElement('div');
  box.append(purifyHtml(html, 3));

  expect(box.innerHTML).toBe('<div>one</div><div>two</div><ul><li>three</li></ul>four');
  expect(plainText(html)).toEqual(['one', 'two', 'three', 'four']);
});

it.each([
  [2, '<h2>one</h2><h2>two</h2><h2>three</h2><h6>six</h6>'],
  [3, '<h3>one</h3><h2>two</h2><h3>three</h3><h6>six</h6>'],
] as const)('[ANNC-03] has no h1, and headings of level %s', (level, expected) => {
  const box = document.createElement('div');
  box.append(purifyHtml('<h1>one</h1><h2>two</h2><h3>three</h3><h6>six</h6>', level));

  expect(box.innerHTML).toBe(expected);
});

it('[ANNC-03] copies no other attribute, address or vocabulary of a tree', () => {
  const box = document.createElement('div');
  box.append(
    copyRich(
      parsed(
        '<p id=a class=b style="color:red" onclick="hit()" lang=en>one <a href="javascript:hit()" target=_top>two</a></p><svg><title>no</title></svg><img src=x><span href="/a">three</span>',
      ),
      3,
    ),
  );

  expect(box.innerHTML).toBe('<br><p lang="en">one <a>two</a></p><span>three</span>');
});
