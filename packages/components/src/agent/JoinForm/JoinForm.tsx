import type { JoinFormProps } from '@livery/model';
import { JoinStore, type FieldStore } from '@livery/stores';
import { Button, Card, Checkbox, Icon, Select, TextArea } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { demonstrationText } from '../../core/demonstrationText.ts';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { submitForm } from '../../core/forms/submitForm.ts';
import { FormField } from '../../core/FormField/FormField.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './JoinForm.module.css';

export const JoinForm = observer(function JoinForm({ title }: JoinFormProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const [join] = useState(() => stores.create((deps) => new JoinStore(deps)));
  const { form } = join;
  /** Returns the visible error of a field: the operator's refusal, else the validation problem. */
  const problemOf = (field: FieldStore): string | undefined => {
    const problem = field.shownProblem;
    return field.refusal ?? (problem ? locale.t(problem.key, problem.values) : undefined);
  };
  if (join.receipt) return <Confirmation number={join.receipt.feedbackId} />;
  const channels = [
    ['website', locale.t('join.channel.website')],
    ['social', locale.t('join.channel.social')],
    ['video', locale.t('join.channel.video')],
    ['messenger', locale.t('join.channel.messenger')],
    ['people', locale.t('join.channel.people')],
    ['other', locale.t('join.channel.other')],
  ].map(([value = '', label = '']) => ({ value, label }));
  const { remarkMaxLength: max } = site.config.site.feedback;
  const name = form.field('name');
  const contact = form.field('contact');
  const consent = form.field('consent');
  const channel = form.field('channel');
  const remark = form.field('remark');
  const remarkProblem = problemOf(remark);
  const note = demonstrationText(stores, 'demo.join');
  return (
    <Card padding="large" raised className={styles.card}>
      <form
        className={styles.form}
        aria-labelledby="join-form"
        noValidate
        onSubmit={(event) => void submitForm(event, join.submit)}
      >
        <h2 id="join-form">{title}</h2>
        <FormField
          field={name}
          className={styles.roomy}
          label={locale.t('join.name')}
          autoComplete="name"
          required
        />
        <FormField
          field={contact}
          label={locale.t('join.contact')}
          hint={problemOf(contact) === undefined ? locale.t('join.contactHint') : undefined}
          autoComplete="email"
          required
        />
        <Select
          name="channel"
          className={styles.roomy}
          label={locale.t('join.channel')}
          options={channels}
          placeholder={locale.t('join.channelChoose')}
          value={channel.value}
          required
          error={problemOf(channel)}
          onChange={channel.change}
          onBlur={channel.leave}
        />
        <TextArea
          name="remark"
          label={locale.t('join.message')}
          hint={remarkProblem === undefined ? locale.t('join.messageHint', { max }) : undefined}
          limit={max}
          value={remark.value}
          required
          error={remarkProblem}
          onChange={remark.change}
          onBlur={remark.leave}
        />
        <Checkbox
          name="consent"
          className={styles.roomy}
          label={locale.t('join.consent')}
          checked={consent.value === 'yes'}
          required
          error={problemOf(consent)}
          onChange={(checked) => consent.change(checked ? 'yes' : '')}
        />
        <p className={styles.error} role="alert">
          {join.error ? <ErrorSentence error={join.error} /> : ''}
        </p>
        <Button type="submit" size="large" wide busy={form.submitting}>
          {locale.t('join.send')}
        </Button>
        {note === undefined ? null : <p className={styles.small}>{note}</p>}
      </form>
    </Card>
  );
});

/** Confirmation in place of the form. Takes the focus, because the form that had it is gone. */
function Confirmation({ number }: { number: number | undefined }) {
  const { locale, site } = useStores();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="large" tone="positive" className={styles.card}>
      <div className={styles.sent}>
        <Icon name="circle-check" size="huge" className={styles.check} />
        <h2 ref={heading} tabIndex={-1}>
          {locale.t('join.sentTitle')}
        </h2>
        {number === undefined ? null : <p role="status">{locale.t('join.sentText', { number })}</p>}
        <Button href={site.routePath('home') ?? '/'} variant="soft">
          {locale.t('join.sentHome')}
        </Button>
      </div>
    </Card>
  );
}
