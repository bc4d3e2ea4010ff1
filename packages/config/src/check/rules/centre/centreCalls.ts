import type {
  ActionCardsProps,
  CallContract,
  CentreAction,
  CentreChart,
  CentreColumn,
  CentreDetail,
  CentreField,
  CentreFigure,
  CentreFilter,
  CentreLink,
  CentreOptionsFrom,
  CentreValues,
  Condition,
  FormPageProps,
  RecordTableProps,
  StatCardsProps,
  ValueShape,
} from '@livery/model';
import type { Check } from '../../BrandUnderCheck.ts';
import { partsOf } from '../../conditionsOf.ts';
import { joinPointer } from '../../../source/pointer.ts';
import { CallUse, entriesAt } from './CallUse.ts';

/** What a button, column or condition reads its values from. */
interface Source {
  readonly shape: ValueShape | undefined;
  /** Name of the source in messages. */
  readonly owner: string;
}

/**
 * Checks that the calls, values and request fields that the components of the centres name exist in
 * the schemas of the calls.
 */
export const centreCalls: Check = (underCheck, report) => {
  const checks = new NodeCalls(new CallUse(underCheck, report));
  for (const [page, { nodes }] of underCheck.pages) {
    for (const [id, { use, props }] of Object.entries(nodes)) {
      const at = joinPointer('/pages', page, 'nodes', id, 'props');
      // The schema of the component has checked the props.
      if (use === 'RecordTable') checks.recordTable(props as unknown as RecordTableProps, at);
      else if (use === 'StatCards') checks.statCards(props as unknown as StatCardsProps, at);
      else if (use === 'ActionCards') checks.actionCards(props as unknown as ActionCardsProps, at);
      else if (use === 'FormPage') checks.formPage(props as unknown as FormPageProps, at);
    }
  }
};

class NodeCalls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  recordTable(props: RecordTableProps, at: string): void {
    const { call, rows = 'list', totals = 'totals', detail } = props;
    const contract = this.#use.listed(call, `${at}/call`);
    if (!contract) return;
    const reply = { shape: contract.reply, owner: `the reply of ${call}` };
    const list = this.#use.value(reply.shape, rows, { pointer: `${at}/rows`, owner: reply.owner });
    const row = { shape: list?.items, owner: `a row of ${call}` };
    this.#request(contract, props, at);
    this.#figures(props.figures, reply, `${at}/figures`);
    this.#chart(props.chart, reply, `${at}/chart`);
    this.#path(props.rowKey, row, `${at}/rowKey`);
    this.#columns(props.columns, row, `${at}/columns`);
    const sums = props.columns.some(({ total }) => total)
      ? this.#use.value(reply.shape, totals, { pointer: `${at}/totals`, owner: reply.owner })
      : undefined;
    for (const [{ path, total }, pointer] of entriesAt(props.columns, `${at}/columns`))
      if (total && sums)
        this.#path(path, { shape: sums, owner: `"${totals}" of ${call}` }, `${pointer}/path`);
    this.#actions(props.actions, row, `${at}/actions`);
    this.#actions(props.detailActions, row, `${at}/detailActions`);
    this.#actions(props.tools, reply, `${at}/tools`);
    this.#selection(props.selection, row, `${at}/selection`);
    if (props.export) this.#use.exported(contract, call, `${at}/export`);
    if (detail) this.#detail(detail, row, `${at}/detail`);
  }

  statCards(props: StatCardsProps, at: string): void {
    const contract = this.#use.listed(props.call, `${at}/call`);
    if (!contract) return;
    this.#request(contract, props, at);
    const reply = { shape: contract.reply, owner: `the reply of ${props.call}` };
    this.#figures(props.figures, reply, `${at}/figures`);
    this.#chart(props.chart, reply, `${at}/chart`);
  }

  actionCards(props: ActionCardsProps, at: string): void {
    const { call, list = 'list', card } = props;
    const contract = this.#use.listed(call, `${at}/call`);
    if (!contract) return;
    const reply = { shape: contract.reply, owner: `the reply of ${call}` };
    const entries = this.#use.value(reply.shape, list, {
      pointer: `${at}/list`,
      owner: reply.owner,
    });
    const row = { shape: entries?.items, owner: `an entry of ${call}` };
    this.#request(contract, props, at);
    this.#path(props.rowKey, row, `${at}/rowKey`);
    for (const name of ['title', 'text', 'image'] as const)
      this.#path(card[name], row, `${at}/card/${name}`);
    this.#columns(card.badge && [card.badge], row, `${at}/card/badge`);
    this.#columns(card.lines, row, `${at}/card/lines`);
    this.#path(card.progress?.value, row, `${at}/card/progress/value`);
    this.#path(card.progress?.max, row, `${at}/card/progress/max`);
    this.#path(card.until?.path, row, `${at}/card/until/path`);
    this.#actions(props.actions, row, `${at}/actions`);
    this.#actions(props.tools, reply, `${at}/tools`);
  }

  formPage(props: FormPageProps, at: string): void {
    const { load, search, submit, done } = props;
    const loaded = load === undefined ? undefined : this.#use.listed(load, `${at}/load`);
    const contract = this.#use.contract(submit.call, `${at}/submit/call`);
    const row = { shape: loaded?.reply, owner: `the reply of ${load}` };
    if (loaded) this.#values(props.query, row, { contract: loaded, call: load, at: `${at}/query` });
    if (loaded && search) {
      this.#use.field(loaded, load ?? '', search.field, `${at}/search/field`);
      this.#path(search.path, row, `${at}/search/path`);
    }
    for (const [entry, pointer] of entriesAt(props.summary, `${at}/summary`))
      for (const name of ['percent', 'fixed', 'per'] as const) {
        const value = entry[name];
        if (typeof value === 'object') this.#path(value.$row, row, `${pointer}/${name}/$row`);
      }
    for (const [{ path }, pointer] of entriesAt(props.needs, `${at}/needs`))
      this.#path(path, row, `${pointer}/path`);
    this.#fields(props.fields, row, { contract, call: submit.call, at: `${at}/fields` });
    this.#values(props.set, row, { contract, call: submit.call, at: `${at}/set` });
    this.#calls(done?.refresh, `${at}/done/refresh`);
  }

  #detail(detail: CentreDetail, row: Source, at: string): void {
    const { call, list } = detail;
    this.#columns(detail.row, row, `${at}/row`);
    // The member opens the detail, so its call may mark a message as read.
    const contract = call === undefined ? undefined : this.#use.contract(call, `${at}/call`);
    if (contract) this.#values(detail.set, row, { contract, call, at: `${at}/set` });
    const source =
      call === undefined ? row : { shape: contract?.reply, owner: `the reply of ${call}` };
    this.#columns(detail.fields, source, `${at}/fields`);
    this.#path(detail.html, source, `${at}/html`);
    this.#calls(detail.refresh, `${at}/refresh`);
    if (list === undefined) return;
    const entries = this.#path(list, source, `${at}/list`);
    this.#columns(
      detail.columns,
      { shape: entries?.items, owner: `an entry of "${list}"` },
      `${at}/columns`,
    );
  }

  /** Checks the fixed fields of a request, and those that filters give. */
  #request(
    contract: CallContract,
    { call, query, filters }: { call: string; query?: CentreValues; filters?: CentreFilter[] },
    at: string,
  ): void {
    const reply = { shape: contract.reply, owner: `the reply of ${call}` };
    this.#values(query, undefined, { contract, call, at: `${at}/query` });
    for (const [filter, pointer] of entriesAt(filters, `${at}/filters`)) {
      const { kind, field, from = 'from', to = 'to' } = filter;
      if (kind === 'dates') {
        this.#use.field(contract, call, from, `${pointer}/from`);
        this.#use.field(contract, call, to, `${pointer}/to`);
      } else this.#use.field(contract, call, field, `${pointer}/field`);
      this.#options(filter.optionsFrom, reply, `${pointer}/optionsFrom`);
      this.#use.labels(filter, pointer);
      this.#use.initial(filter, pointer);
    }
  }

  #values(
    values: CentreValues | undefined,
    row: Source | undefined,
    {
      contract,
      call = '',
      at,
    }: { contract?: CallContract | undefined; call?: string | undefined; at: string },
  ): void {
    for (const [field, value] of Object.entries(values ?? {})) {
      const pointer = joinPointer(at, field);
      if (contract) this.#use.field(contract, call, field, pointer);
      if (row && typeof value === 'object') this.#path(value.$row, row, `${pointer}/$row`);
    }
  }

  #fields(
    fields: readonly CentreField[] | undefined,
    row: Source,
    { contract, call, at }: { contract: CallContract | undefined; call: string; at: string },
  ): void {
    for (const [field, pointer] of entriesAt(fields, at)) {
      this.#use.field(contract, call, field.name, `${pointer}/name`);
      for (const name of ['min', 'max', 'step', 'initial'] as const) {
        const value = field[name];
        if (typeof value === 'object') this.#path(value.$row, row, `${pointer}/${name}/$row`);
      }
      this.#options(field.optionsFrom, row, `${pointer}/optionsFrom`);
      this.#condition(field.when, row, `${pointer}/when`);
    }
  }

  #options(options: CentreOptionsFrom | undefined, reply: Source, at: string): void {
    if (!options) return;
    const { path, value, label, note } = options;
    const shape = this.#path(path, reply, `${at}/path`)?.items;
    const entry = { shape, owner: `an entry of "${path}"` };
    this.#path(value, entry, `${at}/value`);
    this.#path(label, entry, `${at}/label`);
    const word = this.#path(note?.path, entry, `${at}/note/path`);
    this.#use.words(word, note?.texts, `${at}/note/texts`);
  }

  #link(link: CentreLink | undefined, row: Source, at: string): void {
    this.#values(link?.params, row, { at: `${at}/params` });
    this.#values(link?.set, row, { at: `${at}/set` });
    this.#condition(link?.when, row, `${at}/when`);
  }

  #links(links: CentreColumn['link'], row: Source, at: string): void {
    if (!Array.isArray(links)) return this.#link(links, row, at);
    for (const [link, pointer] of entriesAt(links, at)) this.#link(link, row, pointer);
  }

  #figures(figures: readonly CentreFigure[] | undefined, reply: Source, at: string): void {
    for (const [{ path, texts, link, when }, pointer] of entriesAt(figures, at)) {
      const shape = this.#path(path, reply, `${pointer}/path`);
      this.#use.words(shape, texts, `${pointer}/texts`);
      this.#link(link, reply, `${pointer}/link`);
      this.#condition(when, reply, `${pointer}/when`);
    }
  }

  #chart(chart: CentreChart | undefined, reply: Source, at: string): void {
    if (!chart) return;
    const { list = 'list', point, values } = chart;
    const rows = this.#path(list, reply, `${at}/list`);
    const row = { shape: rows?.items, owner: `a row of "${list}"` };
    const words = this.#path(point.path, row, `${at}/point/path`);
    this.#use.words(words, point.texts, `${at}/point/texts`);
    for (const [{ path }, pointer] of entriesAt(values, `${at}/values`))
      this.#path(path, row, `${pointer}/path`);
  }

  #columns(columns: readonly CentreColumn[] | undefined, row: Source, at: string): void {
    for (const [{ path, texts, link, when }, pointer] of entriesAt(columns, at)) {
      const place = at.endsWith('/badge') ? at : pointer;
      const shape = this.#path(path, row, `${place}/path`);
      this.#use.words(shape, texts, `${place}/texts`);
      this.#links(link, row, `${place}/link`);
      this.#condition(when, row, `${place}/when`);
    }
  }

  #actions(actions: readonly CentreAction[] | undefined, row: Source, at: string): void {
    for (const [action, pointer] of entriesAt(actions, at)) {
      const { call, set, ask, detail, open, refresh, failures, when } = action;
      const contract = call === undefined ? undefined : this.#use.contract(call, `${pointer}/call`);
      const each = this.#path(action.each?.list, row, `${pointer}/each/list`);
      const subject = action.each
        ? { shape: each?.items, owner: `an entry of "${action.each.list}"` }
        : row;
      this.#path(action.each?.name, subject, `${pointer}/each/name`);
      this.#path(action.each?.amount, subject, `${pointer}/each/amount`);
      this.#condition(action.each?.when, subject, `${pointer}/each/when`);
      if (contract) this.#values(set, subject, { contract, call, at: `${pointer}/set` });
      if (call !== undefined) this.#fields(ask, row, { contract, call, at: `${pointer}/ask` });
      this.#use.taking(action, { contract, row: row.shape, pointer });
      if (detail) this.#detail(detail, row, `${pointer}/detail`);
      const failed = { shape: contract?.reply, owner: `the reply of ${call}` };
      const entries = this.#path(failures?.list, failed, `${pointer}/failures/list`);
      const entry = { shape: entries?.items, owner: `an entry of "${failures?.list}"` };
      this.#path(failures?.name, entry, `${pointer}/failures/name`);
      this.#path(failures?.reason, entry, `${pointer}/failures/reason`);
      this.#link(open, row, `${pointer}/open`);
      this.#calls(refresh, `${pointer}/refresh`);
      this.#condition(when, row, `${pointer}/when`);
    }
  }

  #selection(selection: RecordTableProps['selection'], row: Source, at: string): void {
    if (!selection) return;
    this.#actions(selection.actions, row, `${at}/actions`);
    for (const { call } of selection.actions)
      if (call !== undefined) {
        const contract = this.#use.contract(call, `${at}/actions`);
        this.#use.field(contract, call, selection.field, `${at}/field`);
      }
  }

  #calls(names: readonly string[] | undefined, at: string): void {
    for (const [name, pointer] of entriesAt(names, at)) this.#use.listed(name, pointer);
  }

  #condition(when: Condition | undefined, row: Source, at: string): void {
    for (const { condition, pointer } of partsOf(when, at)) {
      const { exists, eq, in: list, gt, gte, lt, lte } = condition;
      for (const path of [exists, eq?.[0], list?.[0], gt?.[0], gte?.[0], lt?.[0], lte?.[0]])
        if (path?.startsWith('row.')) this.#path(path.slice('row.'.length), row, pointer);
    }
  }

  #path(path: string | undefined, source: Source, pointer: string): ValueShape | undefined {
    return path === undefined
      ? undefined
      : this.#use.value(source.shape, path, { pointer, owner: source.owner });
  }
}
