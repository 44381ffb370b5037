type Baton = ((...command: string[]) => void) & { q?: string[][] };

/** Calls the widget's one global; before its script is there the call waits in a queue. */
export function baton(...command: string[]): void {
  const page = window as typeof window & { Baton?: Baton };
  if (!page.Baton) {
    const queue: string[][] = [];
    page.Baton = Object.assign((...later: string[]) => void queue.push(later), { q: queue });
  }
  page.Baton(...command);
}
