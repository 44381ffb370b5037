import type { ReportView } from '../../server/protocol/supervisor.ts';
import { named, plain } from '../console/words.ts';
import { join } from '../ui/join.ts';

const WIDTH = 100;

/** Figures at the end of the line; the first of them also as a bar, so that the eye compares it. */
export function ReportTable({ report }: { report: ReportView }) {
  const figures = report.columns.map((_, i) => report.rows.some((row) => isFigure(row[i])));
  const barred = figures.indexOf(true);
  const barOf = (row: (string | number)[]) => {
    const cell = row[barred];
    return isFigure(cell) ? cell : 0;
  };
  const most = Math.max(1, ...report.rows.map((row) => barOf(row)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="overflow-x-auto -outline-offset-2" tabIndex={0} aria-label="Table">
      <table className="w-full text-14">
        <thead>
          <tr className="border-b border-line text-12 text-ink-3">
            {report.columns.map((column, i) => (
              <th
                key={column}
                scope="col"
                className={join(
                  'px-4 py-2 font-medium whitespace-nowrap',
                  figures[i] ? 'text-end' : 'text-start',
                )}
              >
                {plain(column)}
              </th>
            ))}
            <th scope="col" className="w-1/4 px-4 py-2 text-start font-medium">
              {plain(report.columns[barred] ?? '')}, compared
            </th>
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={row.join(' ')} className="border-b border-line last:border-b-0">
              {row.map((cell, i) => (
                <td
                  key={report.columns[i]}
                  className={join('px-4 py-2 whitespace-nowrap', figures[i] && 'text-end')}
                >
                  {isFigure(cell) ? cell.toLocaleString('en') : named(cell).label}
                </td>
              ))}
              <td className="px-4">
                <svg
                  viewBox={`0 0 ${WIDTH} 8`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-2 w-full"
                >
                  <rect
                    width={Math.max(1, (barOf(row) / most) * WIDTH)}
                    height="8"
                    className="fill-accent"
                  />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const isFigure = (cell: string | number | undefined): cell is number => typeof cell === 'number';
