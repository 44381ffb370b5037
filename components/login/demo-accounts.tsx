import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../ui/icon.tsx';

/** The people of the demo. They exist only where the server says that it is one. */
const people: { name: string; email: string; role: string; icon: IconName }[] = [
  { name: 'Ana', email: 'ana@demo.test', role: 'Operator', icon: 'person' },
  { name: 'Luc', email: 'luc@demo.test', role: 'Operator', icon: 'person' },
  { name: 'Vera', email: 'vera@demo.test', role: 'Supervisor', icon: 'search' },
  { name: 'Root', email: 'root@demo.test', role: 'Administrator', icon: 'shield' },
];
const password = 'baton-demo';

export function DemoAccounts(props: {
  onPick: (account: { email: string; password: string }) => void;
}) {
  const [demo, setDemo] = useState(false);
  useEffect(() => {
    let here = true;
    fetch('/demo/customers').then(
      (answer) => here && setDemo(answer.ok),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  if (!demo) return null;
  return (
    <section aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-13 font-medium text-ink-2">
        Demo: fill in as
      </h2>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              onClick={() => props.onPick({ email: person.email, password })}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-10 border border-line bg-surface-1 px-3 py-2 text-start hover:bg-surface-2"
            >
              <Icon name={person.icon} className="size-4 text-ink-3" />
              <span className="min-w-0">
                <span className="block text-13 font-medium">{person.name}</span>
                <span className="block text-12 text-ink-3">{person.role}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
