import { TabPanel, Tabs } from '@livery/ui';
import { useId, type ReactNode } from 'react';

/** Tabs above a form, one for each method of filling it in. A single method has no tabs. */
export function FormTabs<Way extends string>({
  label,
  ways,
  labels,
  way,
  onChoose,
  children,
}: {
  label: string;
  ways: readonly Way[];
  labels: Readonly<Record<Way, string>>;
  way: Way;
  onChoose: (way: Way) => void;
  children: ReactNode;
}) {
  const name = useId();
  if (ways.length < 2) return children;
  const choose = (value: string): void => ways.filter((each) => each === value).forEach(onChoose);
  return (
    <>
      <Tabs
        name={name}
        label={label}
        tabs={ways.map((value) => ({ value, label: labels[value] }))}
        selected={way}
        onSelect={choose}
      />
      <TabPanel name={name} value={way}>
        {children}
      </TabPanel>
    </>
  );
}
