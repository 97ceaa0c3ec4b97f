import { digestOf, type NamedExample } from "#server/receptionist/answering/examples.ts";
import {
  type ClassifierModel,
  softmax,
} from "#server/receptionist/answering/question-classifier.ts";
import {
  type Feature,
  featuresOf,
  type Weighed,
  weigh,
} from "#server/receptionist/answering/question-features.ts";
import { random } from "#web/ui/random.ts";
import { shuffle } from "../shuffle.ts";

const turns = 20;
const rate = 0.3;
/** Share of an example's features that it is learned without, others each time: no single one decides. */
const leftOut = 0.5;
/** Share of every lesson that is spread over all meanings: writers differ, and some examples have two. */
const smoothing = 0.2;
/** Smoothed lessons make all answers hesitant; this makes up for it. */
const sharpness = 1.9;
/** Biases learn slowly: how many examples a meaning has says little about how often it is meant. */
const biasRate = 0.01;
interface Lesson {
  features: Weighed[];
  /** Its number among the meanings. */
  meaning: number;
}

/**
 * Logistic regression, learned by gradients (AdaGrad). The same examples give the same model: they are
 * shuffled in the same order.
 * @param leastExamples Fewer examples than this share a feature: it says more about its writer than
 * about its meaning.
 */
export function learnClassifier(
  examples: readonly NamedExample[],
  leastExamples = 3,
): ClassifierModel {
  const meanings = [...new Set(examples.map(({ meaning }) => meaning))].sort();
  const features = rarities(examples, leastExamples);
  const lessons = examples.map(({ text, meaning, context }) => ({
    features: weigh(text, (feature) => features.get(feature), context),
    meaning: meanings.indexOf(meaning),
  }));
  const weights = new Float32Array(features.size * meanings.length);
  const steps = new Float32Array(weights.length);
  const biases = new Float32Array(meanings.length);
  const next = random(1);
  for (let turn = 0; turn < turns; turn++) {
    shuffle(lessons, next);
    for (const { meaning, features } of lessons) {
      const kept = features.filter(() => next() >= leftOut);
      learn({ meaning, features: kept.map(asMuch) }, { weights, steps, biases });
    }
  }
  const sharp = weights.map((weight) => sharpness * weight);
  return { meanings, digest: digestOf(examples), features, weights: sharp, biases };
}

/** What is left of an example's features says as much as all of them. */
const asMuch = ({ at, value }: Weighed): Weighed => ({ at, value: value / Math.sqrt(1 - leftOut) });

/** The features that several examples have; the rarer, the more they count. */
function rarities(examples: readonly NamedExample[], leastExamples: number): Map<string, Feature> {
  const spread = new Map<string, number>();
  for (const { text, context } of examples)
    for (const feature of featuresOf(text, context).keys())
      spread.set(feature, (spread.get(feature) ?? 0) + 1);
  return new Map(
    [...spread]
      .filter(([, count]) => count >= leastExamples)
      .map(([feature, count], at) => [
        feature,
        { at, counts: Math.log((1 + examples.length) / (1 + count)) + 1 },
      ]),
  );
}

interface Learned {
  weights: Float32Array;
  /** Squares of all former changes of each weight, added up: what changed much changes less. */
  steps: Float32Array;
  biases: Float32Array;
}

function learn({ features, meaning }: Lesson, { weights, steps, biases }: Learned): void {
  const count = biases.length;
  const sums = Float64Array.from(biases);
  for (const { at, value } of features)
    for (let nth = 0; nth < count; nth++)
      sums[nth] = (sums[nth] ?? 0) + value * (weights[at * count + nth] ?? 0);
  const errors = softmax(sums);
  for (let nth = 0; nth < count; nth++)
    errors[nth] = (errors[nth] ?? 0) - smoothing / count - (nth === meaning ? 1 - smoothing : 0);
  for (const { at, value } of features)
    for (let nth = 0; nth < count; nth++) {
      const slope = (errors[nth] ?? 0) * value;
      const place = at * count + nth;
      const step = (steps[place] ?? 0) + slope * slope;
      steps[place] = step;
      weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(step + 1e-6);
    }
  for (let nth = 0; nth < count; nth++)
    biases[nth] = (biases[nth] ?? 0) - biasRate * (errors[nth] ?? 0);
}
