import { getHelpCenter } from '@livery/api';
import type { HelpArticle, HelpCenterReply, HelpCenterRequest } from '@livery/model';
import { valueOf } from '../core/Loadable.ts';
import { Resource } from '../core/Resource.ts';
import type { LateStore, StorePorts } from '../RootStore.ts';

/** The help centre. */
export class HelpStore implements LateStore {
  readonly centre: Resource<HelpCenterRequest, HelpCenterReply>;

  constructor(ports: StorePorts) {
    this.centre = new Resource({ ...ports, call: getHelpCenter, freshMs: 300_000 });
  }

  /** An article by its id, as far as the centre is there. */
  article(id: string): HelpArticle | undefined {
    return valueOf(this.centre.at({}))
      ?.categories.flatMap(({ articles }) => articles)
      .find((article) => article.id === id);
  }
}
