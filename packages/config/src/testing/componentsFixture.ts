const slots: Readonly<Record<string, readonly string[]>> = {
  Stack: ['default'],
  Bar: ['start', 'end'],
};

const props: Readonly<Record<string, object>> = {
  Stack: { properties: {} },
  Bar: { properties: {} },
  Outlet: { properties: {} },
  MenuBar: { required: ['menu'], properties: { menu: { type: 'string', 'x-menu': true } } },
  BannerCarousel: {
    properties: {
      group: { anyOf: [{ type: 'string', 'x-bannerGroup': true }, { $ref: 'value.schema.json' }] },
      look: { type: 'string', enum: ['hero', 'strip'], default: 'hero' },
      autoplayMs: { type: 'integer', minimum: 1000, default: 5000 },
    },
  },
  GameGrid: {
    required: ['title', 'gameType'],
    properties: {
      title: { $ref: 'text.schema.json' },
      gameType: {
        anyOf: [
          {
            type: 'string',
            pattern: '^[A-Z]+$',
            'x-gameType': true,
            description: 'The category, in capitals.',
          },
          { $ref: 'value.schema.json' },
        ],
      },
      filters: { type: 'array', uniqueItems: true, items: { enum: ['vendor', 'search'] } },
      moreRoute: { type: 'string', 'x-route': true },
    },
  },
  ContentEmbed: {
    required: ['address', 'title'],
    properties: {
      address: { type: 'string', pattern: '^https://', 'x-frameAddress': true },
      title: { $ref: 'text.schema.json' },
    },
  },
  TextBlock: {
    required: ['text'],
    properties: {
      text: { $ref: 'text.schema.json' },
      icon: { type: 'string', 'x-icon': true },
      day: { type: 'string', format: 'date' },
    },
  },
};

/** A union of a few component schemas, in the form that `npm run generate` writes. */
export const componentsFixture: object = {
  $schema: 'https://json-schema.org/underCheck/2020-12/schema',
  $id: '/schemas/components.gen.schema.json',
  properties: { use: { enum: Object.keys(props) } },
  allOf: Object.keys(props).map((name) => ({
    if: { properties: { use: { const: name } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: {
      properties: {
        props: { $ref: `#/$defs/${name}` },
        slots: { propertyNames: { enum: slots[name] ?? [] } },
      },
    },
  })),
  $defs: Object.fromEntries(
    Object.entries(props).map(([name, schema]) => [
      name,
      { type: 'object', additionalProperties: false, ...schema },
    ]),
  ),
};
