import type { ContentQuestionsProps } from '@livery/model';
import { Icon, Section } from '@livery/ui';
import styles from './ContentQuestions.module.css';

/** The browser opens and closes the answers, and finds texts in closed ones. */
export function ContentQuestions({ title, questions }: ContentQuestionsProps) {
  return (
    <Section title={title}>
      <div className={styles.questions}>
        {questions.map(({ question, answers }) => (
          <details key={question} className={styles.entry}>
            <summary className={styles.question}>
              <h3>{question}</h3>
              <Icon name="chevron-down" className={styles.arrow} />
            </summary>
            {answers.map((answer) => (
              <p key={answer}>{answer}</p>
            ))}
          </details>
        ))}
      </div>
    </Section>
  );
}
