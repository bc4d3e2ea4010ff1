import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const environmentComment = /@vitest-environment\s+([\w-]+)/;

/**
 * Sorts test files by project and environment, and within these as Vitest does. A worker with
 * shared modules ends when the next file needs another environment, and the new worker loads all
 * modules again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line no-array-sort -- The sequencer's method returns a sorted copy.
    const sorted = await super.sort(files);
    const groups = new Map(
      await Promise.all(
        sorted.map(async (file) => {
          const text = await readFile(file.moduleId, 'utf8');
          const environment = environmentComment.exec(text)?.[1] ?? file.project.config.environment;
          return [file, `${file.project.name} ${environment}`] as const;
        }),
      ),
    );
    return [...Map.groupBy(sorted, (file) => groups.get(file)).values()].flat();
  }
}
