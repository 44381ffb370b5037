import { z } from 'zod';
import { diagnosableProducts, diagnose } from '../../shop/diagnosis.ts';
import { empty, ok } from './outcome.ts';
import { defineTool } from './tool.ts';

export const runDiagnosis = defineTool({
  name: 'run_diagnosis',
  description:
    "The likely cause and the steps for a product that does not work, in the customer's language. Give them one at a time.",
  effect: 'none',
  needsCustomer: false,
  input: z.strictObject({
    product: z.string().min(1).max(80).describe('As the customer calls it, e.g. "lamp".'),
    symptom: z.string().min(1).max(300).describe("In the customer's words."),
  }),
  async run({ language }, input) {
    const found = diagnose(input.product, input.symptom, language);
    return found ? ok(found) : empty(input, diagnosableProducts);
  },
});
