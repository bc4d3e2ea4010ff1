import type { InputHTMLAttributes, RefObject } from 'react';
import { usePreHydrationValue } from '../usePreHydrationValue.ts';

export interface FileInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'accept'
  | 'aria-describedby'
  | 'aria-labelledby'
  | 'className'
  | 'disabled'
  | 'multiple'
  | 'name'
  | 'tabIndex'
> {
  element: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
}

/** Native choice of files. Is empty again afterwards, so that the same file can be chosen again. */
export function FileInput({ element, onFiles, ...input }: FileInputProps) {
  function report(files: readonly File[]): void {
    onFiles(files);
    if (element.current) element.current.value = '';
  }
  usePreHydrationValue(element, none, chosenFiles, report);
  return (
    <input
      {...input}
      ref={element}
      type="file"
      onChange={({ currentTarget }) => report([...(currentTarget.files ?? [])])}
    />
  );
}

const none: readonly File[] = [];

function chosenFiles({ files }: HTMLInputElement): readonly File[] | undefined {
  return files?.length ? [...files] : undefined;
}
