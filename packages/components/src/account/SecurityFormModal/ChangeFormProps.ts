import type { MemberInfo } from '@livery/model';

export interface ChangeFormProps {
  readonly info: MemberInfo;
  /** Title of the dialog, which names the form too. */
  readonly title: string;
  /** Closes the dialog after the change. */
  readonly onDone: () => void;
}
