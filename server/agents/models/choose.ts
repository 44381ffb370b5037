import type { Model } from './model.ts';
import { offlineModel } from './offline.ts';
import { openaiModel } from './openai.ts';

/** The configured provider, or the model that needs neither key nor network. One per process. */
export function chooseModel(
  openai: { apiKey: string; baseUrl: string | null; triage: string; specialist: string } | null,
): Model {
  if (!openai) return offlineModel();
  return openaiModel({
    apiKey: openai.apiKey,
    baseUrl: openai.baseUrl,
    modelTriage: openai.triage,
    modelSpecialist: openai.specialist,
  });
}
