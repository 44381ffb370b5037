import { DemoDesk } from './demo-desk.tsx';
import { Drawing } from './drawing.tsx';
import { ProductGrid } from './product-grid.tsx';

/** Lumen & Oak: a small home-goods shop that embeds the widget as any site would. */
export function Shop() {
  return (
    <div className="flex min-h-dvh flex-col bg-surface-1">
      <ShopHeader />
      <main className="flex-1">
        <Hero />
        <DemoDesk />
        <ProductGrid />
        <Promises />
      </main>
      <ShopFooter />
      <script async src="/widget.js" data-site-key="demo" />
    </div>
  );
}

const column = 'mx-auto w-full max-w-6xl px-4 sm:px-6';

function ShopHeader() {
  const link = 'inline-flex min-h-11 items-center text-14 text-ink-2 hover:text-ink';
  return (
    <header className="border-b border-line">
      <div className={`${column} flex min-h-16 flex-wrap items-center gap-x-6`}>
        <a href="/" className="inline-flex min-h-11 items-center font-serif text-20 tracking-tight">
          Lumen &amp; Oak
        </a>
        <nav aria-label="Shop" className="flex gap-5">
          <a className={link} href="#new">
            New in
          </a>
          <a className={link} href="#desk">
            Your orders
          </a>
          <a className={link} href="#care">
            Care
          </a>
        </nav>
      </div>
    </header>
  );
}

function Hero() {
  return (
    <section className="bg-linen">
      <div className={`${column} grid items-center gap-4 py-10 sm:grid-cols-[3fr_2fr] sm:py-14`}>
        <div className="flex flex-col gap-3">
          <h1 className="max-w-[18ch] font-serif text-28 text-balance sm:text-[2.75rem] sm:leading-[1.1]">
            Quiet things for the rooms you live in
          </h1>
          <p className="max-w-[44ch] text-16 text-ink-2">
            Lamps, oak and wool, made to be repaired. Delivered in three days, and somebody answers
            when you write.
          </p>
          <p>
            <a
              href="#new"
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              See what is new
            </a>
          </p>
        </div>
        <Drawing name="lamp" className="mx-auto h-auto w-full max-w-72 max-sm:hidden" />
      </div>
    </section>
  );
}

const promises = [
  ['Delivered in three days', 'Free from 50 euros, with a parcel number from the first hour.'],
  ['Thirty days to return', 'Unused, in its box. Broken on arrival: we refund or replace it.'],
  ['Somebody answers', 'Write to us in your language. A person is one sentence away.'],
];

function Promises() {
  return (
    <section id="care" aria-label="What we promise" className="border-t border-line">
      <dl className={`${column} grid gap-6 py-10 sm:grid-cols-3`}>
        {promises.map(([title, text]) => (
          <div key={title}>
            <dt className="font-serif text-16">{title}</dt>
            <dd className="mt-1 text-14 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ShopFooter() {
  return (
    <footer className="border-t border-line bg-paper">
      <p className={`${column} py-6 pe-24 text-13 text-ink-3`}>
        Lumen &amp; Oak is a demonstration. Nothing is sold or delivered here.
      </p>
    </footer>
  );
}
