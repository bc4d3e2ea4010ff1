import { avatarPath } from '@livery/model';
import { avatarForm, avatarsQuery, memberIconQuery, valueOf } from '@livery/stores';
import { Image, Radio, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useFieldState } from '../../core/FormField/useFieldState.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import type { ChangeFormProps } from './ChangeFormProps.ts';
import { SecurityForm } from './SecurityForm.tsx';
import styles from './SecurityFormModal.module.css';

const pictureSize = 96;

export const AvatarForm = observer(function AvatarForm({ title, onDone }: ChangeFormProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const avatars = useQuery(avatarsQuery);
  const [form] = useState(() =>
    stores.create((deps) =>
      avatarForm(deps, valueOf(stores.query(memberIconQuery).at({}))?.icon ?? ''),
    ),
  );
  const field = form.form.field('icon');
  const { value, error } = useFieldState(field, locale);
  return (
    <ResourceView
      resource={avatars}
      loadingText="mc.security.loading"
      skeleton={<Skeleton shape="line" lines={4} />}
      isEmpty={(reply) => reply.avatars.length === 0}
      emptyText="mc.security.noAvatars"
    >
      {(reply) => (
        <SecurityForm
          form={form}
          names={['icon']}
          label={title}
          submit={locale.t('mc.security.save')}
          onDone={onDone}
        >
          <fieldset className={styles.avatars}>
            <legend>{locale.t('mc.security.chooseAvatar')}</legend>
            {reply.avatars.map((name, index) => (
              <label key={name} className={styles.avatar}>
                <Radio
                  name="icon"
                  value={name}
                  checked={value === name}
                  onChange={field.change}
                  aria-label={locale.t('mc.security.avatarNumber', { number: index + 1 })}
                />
                <Image
                  src={site.imageUrls(avatarPath(name))}
                  alt=""
                  width={pictureSize}
                  height={pictureSize}
                  fallbackText={String(index + 1)}
                  className={styles.picture ?? ''}
                />
              </label>
            ))}
          </fieldset>
          {error === undefined ? null : (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
        </SecurityForm>
      )}
    </ResourceView>
  );
});
