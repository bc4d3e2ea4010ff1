import { imageMaxMegapixels, readImage, type ImageFault, type TextKey } from '@livery/model';
import type { FieldStore } from '@livery/stores';
import { Button, FileInput, IconButton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useStores } from '../../../core/stores.ts';
import { imagesOf, type ImageInput } from './formFields.ts';
import styles from './ImagesField.module.css';

const mebibyte = 1024 * 1024;

const faultTexts: Readonly<Record<ImageFault, TextKey>> = {
  not_an_image: 'centre.images.wrongType',
  unsupported: 'centre.images.unreadable',
  incomplete: 'centre.images.unreadable',
  malformed: 'centre.images.unreadable',
  too_many_pixels: 'centre.images.tooManyPixels',
};

/**
 * Images that a form sends: png or jpg by their content, of limited size and number, and without
 * metadata, so that the place of a photo does not leave the device. The gateway checks them again.
 * Source: MEMB-18.
 */
export const ImagesField = observer(function ImagesField({
  label,
  hint,
  error,
  required,
  name,
  store,
  max,
}: {
  label: string;
  hint: string | undefined;
  error: ReactNode;
  required: boolean | undefined;
  name: string;
  store: FieldStore;
  max: number;
}) {
  const { locale, site } = useStores();
  const { imageMaxMegabytes, imagesMax } = site.config.site.feedback;
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const id = useId();
  const images = imagesOf(store.value);
  const limit = Math.min(max, imagesMax);
  const write = (list: readonly ImageInput[]): void =>
    store.change(list.length === 0 ? '' : JSON.stringify(list));
  const add = async (files: readonly File[]): Promise<void> => {
    setRefusal(undefined);
    for (const file of files) {
      const problem = await addFile(file);
      if (problem !== undefined) return setRefusal(problem);
    }
  };
  /** Adds an image. Returns why it cannot be added. */
  const addFile = async (file: File): Promise<string | undefined> => {
    const tooMany = locale.t('centre.images.tooMany', { count: limit });
    if (imagesOf(store.value).length >= limit) return tooMany;
    const { name } = file;
    if (file.size > imageMaxMegabytes * mebibyte)
      return locale.t('centre.images.tooLarge', { name, megabytes: imageMaxMegabytes });
    const image = readImage(await bytesOf(file));
    if (typeof image === 'string')
      return locale.t(faultTexts[image], { name, megapixels: imageMaxMegapixels });
    const base64 = await base64Of(image.content);
    // Others may have been added or removed while the file was read.
    const current = imagesOf(store.value);
    if (current.length >= limit) return tooMany;
    write([...current, { name, base64 }]);
    return undefined;
  };
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </span>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint ?? locale.t('centre.images.hint', { count: limit, megabytes: imageMaxMegabytes })}
      </p>
      <ul role="list" className={styles.list}>
        {images.map((image, index) => (
          <li key={`${image.name} ${index}`} className={styles.image}>
            <bdi>{image.name}</bdi>
            <IconButton
              icon="x"
              size="small"
              label={locale.t('centre.images.remove', { name: image.name })}
              onClick={() => write(images.filter((_other, other) => other !== index))}
            />
          </li>
        ))}
      </ul>
      <FileInput
        element={input}
        className={styles.input}
        name={name}
        accept="image/png,image/jpeg"
        multiple={limit > 1}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint ${id}-error`}
        tabIndex={-1}
        onFiles={(files) => void add(files)}
      />
      <Button
        variant="soft"
        iconStart="plus"
        disabled={images.length >= limit}
        aria-describedby={`${id}-label ${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {locale.t('centre.images.add')}
      </Button>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {refusal ?? error}
      </p>
    </div>
  );
});

/** Returns the content of a file; empty if it cannot be read. */
async function bytesOf(file: File): Promise<Uint8Array> {
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => new Uint8Array(),
  );
}

/** Returns bytes as base64. A `data:` address has them after its first comma. */
function base64Of(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    const address = typeof reader.result === 'string' ? reader.result : '';
    resolve(address.slice(address.indexOf(',') + 1));
  });
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The image is unread.')));
  reader.readAsDataURL(new Blob([content]));
  return promise;
}
