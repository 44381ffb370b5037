import { Icon } from './icon.tsx';

/** A whole page that says one thing and where to go from there. Plain links: they always work. */
export function Notice(props: {
  title: string;
  text: string;
  links: { href: string; label: string }[];
}) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md place-content-center gap-3 px-6 py-12">
      <span className="grid size-10 place-items-center rounded-full bg-surface-3 text-ink-2">
        <Icon name="question" className="size-5" />
      </span>
      <h1 className="text-20 font-semibold">{props.title}</h1>
      <p className="text-16 text-ink-2">{props.text}</p>
      <p className="flex flex-wrap gap-x-5">
        {props.links.map((link) => (
          <a
            key={link.label}
            href={link.href}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {link.label}
          </a>
        ))}
      </p>
    </main>
  );
}
