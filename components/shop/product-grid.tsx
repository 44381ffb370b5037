import { Drawing } from './drawing.tsx';
import { euros, products } from './products.ts';

export function ProductGrid() {
  return (
    <section
      id="new"
      aria-labelledby="new-title"
      className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6"
    >
      <h2 id="new-title" className="font-serif text-20">
        New in
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.name}>
            <div className="rounded-10 bg-linen p-6">
              <Drawing name={product.drawing} />
            </div>
            <h3 className="mt-3 text-14 font-medium">{product.name}</h3>
            <p className="text-13 text-ink-3">{product.note}</p>
            <p className="mt-1 text-14">{euros(product.priceMinor)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
