import { afterLogin, type LoginStore } from '@livery/stores';
import { Button, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, type MouseEvent } from 'react';
import { focusField } from '../../core/forms/focusField.ts';
import { useStores } from '../../core/stores.ts';
import styles from './ResumeOffer.module.css';

/**
 * Offers to sign the remembered member in without a password, or to forget the name. The page is
 * the same for all visitors, so the offer appears after hydration; until then the inline boot
 * script reserves its space if the offer's cookie exists. Source: LOGN-12.
 */
export const ResumeOffer = observer(function ResumeOffer({ login }: { login: LoginStore }) {
  const stores = useStores();
  const { locale } = stores;
  const { remembered, resuming } = login;
  useEffect(() => login.restore(), [login]);
  const resume = async ({
    currentTarget: { form },
  }: MouseEvent<HTMLElement> & { currentTarget: { form?: HTMLElement } }): Promise<void> => {
    const result = await login.resume();
    if (result) await afterLogin(stores, result);
    else if (form && !remembered.canResume) focusField(form, login.form.field('password'));
  };
  const forget = async ({
    currentTarget: { form },
  }: MouseEvent<HTMLElement> & { currentTarget: { form?: HTMLElement } }): Promise<void> => {
    if ((await login.forget()) && form) focusField(form, login.form.field('username'));
  };
  return (
    <div className={styles.offer} data-settled={remembered.restored ? '' : undefined}>
      {remembered.canResume ? (
        <>
          <Button
            size="large"
            wide
            busy={resuming}
            className={styles.name}
            onClick={(event) => void resume(event)}
          >
            {locale.t('login.continueAs', { name: remembered.username ?? '' })}
          </Button>
          <Button variant="link" className={styles.forget} onClick={(event) => void forget(event)}>
            {locale.t('login.forgetMe')}
          </Button>
        </>
      ) : null}
      <VisuallyHidden role="status">
        {remembered.forgotten ? locale.t('login.forgotten') : ''}
      </VisuallyHidden>
    </div>
  );
});
