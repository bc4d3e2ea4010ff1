// In a browser: jsdom has no sanitiser of its own to compare with.
import { htmlSamples } from '@livery/testing/htmlElements';
import { openPage } from '../../fixtures/notices.ts';
import { expect, settled, test } from '../../fixtures/test.ts';

const samplesInNotice = 12;
/** Besides harmless content: elements that could remain beside the tree, or be read as markup. */
const markup = [
  '<div><template shadowrootmode="open">word</template>after</div>',
  '<xmp><b>word</b> &amp;</xmp>',
  '<h1>one</h1><h3>two</h3><menu><li>three</li></menu>',
  '<td colspan=2 lang=en title=x><bdo dir=rtl>word</bdo></td><a href=/rng>in</a><a href=//x.example>out</a>',
  '<select><option>no<select>word',
  'Kh&ocirc;ng &notit; &euro 5 < 6 <!-- no -->',
].map((html) => ({ name: html, html, isRemoved: false }));

test('[ANNC-03] the browser’s own sanitiser and the loaded one keep the same nodes of all elements', async ({
  createBrand,
  page,
  expectedComplaints,
}) => {
  // The library parses styles before it removes them.
  expectedComplaints.push(/inline style violates the following Content Security Policy/);
  const isLast = ({ name }: { name: string }): boolean => name === 'plaintext';
  const samples = [...htmlSamples.filter((sample) => !isLast(sample)), ...markup];
  const contents = Array.from({ length: Math.ceil(samples.length / samplesInNotice) }, (_, index) =>
    samples
      .slice(index * samplesInNotice, (index + 1) * samplesInNotice)
      .map(({ html }) => html)
      .join('<hr>'),
  );
  contents.push(...htmlSamples.filter(isLast).map(({ html }) => html));
  const brand = await createBrand({
    merchant: (created) =>
      created.setNotices(
        contents.map((content, index) => ({
          id: `s-${index}`,
          kind: 'PL' as const,
          title: `Samples ${index}`,
          content,
        })),
      ),
  });
  await openPage(page, brand, '/noticePage?lang=EN');
  await settled(page);
  const rich = page.locator('details[open] [data-rich]');
  const open = (isOpen: boolean) =>
    page.locator('details').evaluateAll((entries, value) => {
      // The selector matches only such elements
      for (const entry of entries) (entry as HTMLDetailsElement).open = value;
    }, isOpen);
  /** Neighbouring texts are written apart, so that equal text is equal nodes. */
  const nodesOf = () =>
    rich.evaluateAll((boxes) => {
      const written = (node: Node): string =>
        node instanceof Element
          ? `<${node.localName}${[...node.attributes].map(({ name, value }) => ` ${name}="${value}"`).join('')}${node.shadowRoot ? ' SHADOW' : ''}>[${[...node.childNodes].map(written).join('|')}]`
          : `${node.nodeType} ${JSON.stringify(node.nodeValue)}`;
      return boxes.map((box) => [...box.childNodes].map(written));
    });

  await open(true);
  await expect(rich).toHaveCount(contents.length);
  const own = await nodesOf();
  await open(false);
  await expect(page.locator('[data-rich]')).toHaveCount(0);
  await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
  await open(true);
  await expect(rich).toHaveCount(contents.length);

  expect(await nodesOf()).toEqual(own);
  const words = own.flat().join('').match(/word/g) ?? [];
  expect(words).toHaveLength(htmlSamples.filter(({ isRemoved }) => !isRemoved).length + 3);
});
