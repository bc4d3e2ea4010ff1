import { evaluateCondition, type Condition } from '@livery/model';
import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { CompiledNode } from './CompiledPage.ts';
import { FailingNode } from './NodeBoundary.tsx';
import { useRenderContext } from './RenderContext.tsx';

interface GateProps {
  readonly node: CompiledNode;
  readonly when: Condition;
  readonly element: ReactElement;
}

/** Shows a node while its condition is true. Observes only the values that the condition reads. */
export const Gate = observer(function Gate({ node, when, element }: GateProps): ReactNode {
  const context = useRenderContext();
  try {
    return evaluateCondition(when, context) === true ? element : null;
  } catch (error) {
    return <FailingNode node={node} error={error} />;
  }
});
