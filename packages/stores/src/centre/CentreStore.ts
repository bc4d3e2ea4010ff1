import { getCentre } from '@livery/api';
import {
  canonicalJson,
  centreNames,
  permissionsOf,
  type CentreBootstrap,
  type CentreName,
  type CentreRequest,
} from '@livery/model';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';

/** The open page of a centre. */
export interface CentrePlace {
  readonly centre: CentreName;
  /** The page's document name without its prefix, as in the address; `menu` for the menu alone. */
  readonly key: string;
}

/** Key of the address that shows the menu of a centre. */
export const menuKey = 'menu';

/**
 * The open centre, which is part of the address: `?mc=withdraw`. The filters and tabs of its page
 * are parameters that start with the centre's name: `mc.status=paid`. Source: ROUTE-18, MEMB-19.
 */
export class CentreStore implements LazyStore {
  readonly #content: Resource<CentreRequest, CentreBootstrap>;
  /** The centres and languages whose texts are available. */
  readonly #worded = observable.set<string>();
  readonly #root: StoreAccess;

  constructor({ api, clock, seeds, root }: StoreDeps) {
    this.#root = root;
    // The pages change with the brand's configuration only, whose version they carry.
    this.#content = new Resource({ api, clock, seeds, call: getCentre, freshMs: 3_600_000 });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The open page; `undefined` while no centre of the brand is open. */
  get place(): CentrePlace | undefined {
    const query = new URLSearchParams(this.#root.page.search);
    const centres = this.#root.site.config.site.centres ?? {};
    for (const centre of centreNames) {
      const key = query.get(centre);
      if (key !== null && centres[centre]) return { centre, key };
    }
    return undefined;
  }

  /** Menu and pages of a centre in the current language. */
  contentOf(centre: CentreName): Loadable<CentreBootstrap> {
    const request = this.#requestOf(centre);
    const content = this.#content.at(request);
    return content.status === 'ready' && !this.#worded.has(canonicalJson(request))
      ? { status: 'loading' }
      : content;
  }

  /**
   * Loads menu, pages and texts of a centre. Loads a new document instead if they belong to a newer
   * program or configuration than the page.
   */
  async load(centre: CentreName): Promise<void> {
    const request = this.#requestOf(centre);
    await this.#content.load(request);
    const content = valueOf(this.#content.at(request));
    if (!content || this.#root.page.loadIfOutdated(content)) return;
    // The language was switched meanwhile, which loads the texts of the new one.
    if (request.lang !== this.#root.locale.language.code) return;
    this.#root.locale.add(content.texts);
    runInAction(() => this.#worded.add(canonicalJson(request)));
  }

  #requestOf(centre: CentreName): CentreRequest {
    return { centre, lang: this.#root.locale.language.code };
  }

  /** Whether the visitor may use the open centre. */
  get isAllowed(): boolean {
    const { memberCentre, agentCentre } = permissionsOf(this.#root.session.view);
    return this.place?.centre === 'ac' ? agentCentre : memberCentre;
  }

  /** Returns a parameter of the open page; empty if it is not in the address. */
  param(name: string): string {
    const { centre } = this.place ?? {};
    return new URLSearchParams(this.#root.page.search).get(`${centre}.${name}`) ?? '';
  }

  /** Sets parameters of the open page; an empty value removes its parameter. */
  setParams(values: Readonly<Record<string, string>>): void {
    if (this.place) this.#root.page.replaceQuery(`?${this.#queryWith(values)}`);
  }

  /**
   * Returns the address of the open page with other parameters; an empty value removes its
   * parameter.
   */
  addressWith(values: Readonly<Record<string, string>>): string {
    return `${this.#root.page.route.path}?${this.#queryWith(values)}`;
  }

  /**
   * Returns the address of a page over the current one.
   *
   * @param page the page's document name, for example `mc.withdraw`.
   * @param params parameters of the page.
   */
  addressOf(page: string, params: Readonly<Record<string, string>> = {}): string {
    const [centre = '', key = ''] = page.split('.');
    const query = this.#queryWithoutCentres();
    query.set(centre, key);
    for (const [name, value] of Object.entries(params)) query.set(`${centre}.${name}`, value);
    return `${this.#root.page.route.path}?${query.toString()}`;
  }

  /** Opens a page. */
  open(page: string, params?: Readonly<Record<string, string>>): void {
    this.#root.page.go(this.addressOf(page, params));
  }

  /** Replaces the key of the address, when the requested page does not exist. */
  correct(key: string): void {
    const { place } = this;
    if (!place || place.key === key) return;
    const query = this.#queryWithoutCentres();
    query.set(place.centre, key);
    this.#root.page.replaceQuery(`?${query.toString()}`);
  }

  /** Closes the centre: goes back if it was opened from this page. */
  close(): void {
    const query = this.#queryWithoutCentres().toString();
    const { route, hash } = this.#root.page;
    this.#root.page.go(`${route.path}${query === '' ? '' : `?${query}`}${hash}`, {
      isReturn: true,
    });
  }

  #queryWith(values: Readonly<Record<string, string>>): string {
    const query = new URLSearchParams(this.#root.page.search);
    for (const [name, value] of Object.entries(values)) {
      const parameter = `${this.place?.centre}.${name}`;
      if (value === '') query.delete(parameter);
      else query.set(parameter, value);
    }
    return query.toString();
  }

  #queryWithoutCentres(): URLSearchParams {
    const query = new URLSearchParams(this.#root.page.search);
    const isOfCentre = (name: string): boolean =>
      centreNames.some((centre) => name === centre || name.startsWith(`${centre}.`));
    return new URLSearchParams([...query].filter(([name]) => !isOfCentre(name)));
  }
}
