import type { NodeFailure, Scalar } from '@livery/model';
import { action, makeObservable, observable, runInAction } from 'mobx';
import type { RenderContext } from '../RenderContext.tsx';

/** Render context whose values are set by a test. */
export class FakeContext implements RenderContext {
  readonly values = observable.map<string, Scalar>();
  readonly flags = observable.map<string, boolean>();
  readonly reported: NodeFailure[] = [];
  language = 'EN';
  fallback: RenderContext['fallback'];
  readonly attempt: RenderContext['attempt'];

  constructor() {
    makeObservable(this, { language: true, setLanguage: action });
  }

  text = (key: string, values: Readonly<Record<string, Scalar>> = {}): string =>
    [this.language, key, ...Object.values(values)].join(' ');
  value = (path: string): Scalar | undefined => {
    if (path === 'route.broken') throw new Error('the lookup broke');
    return this.values.get(path);
  };
  flag = (name: string): boolean | undefined => this.flags.get(name);
  report = (failure: NodeFailure): void => {
    this.reported.push(failure);
  };

  setValue(path: string, value: Scalar): void {
    runInAction(() => this.values.set(path, value));
  }
  setFlag(name: string, on: boolean): void {
    runInAction(() => this.flags.set(name, on));
  }
  setLanguage(code: string): void {
    this.language = code;
  }
}
