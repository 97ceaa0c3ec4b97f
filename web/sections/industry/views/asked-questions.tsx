interface AskedQuestionsProps {
  questions: readonly { question: string; label: string; answer: string }[];
  className: string | undefined;
}

/** Questions in order, each with the box that it fills and the answer in it. */
export function AskedQuestions({ questions, className }: AskedQuestionsProps) {
  return (
    <ol className={className}>
      {questions.map(({ question, label, answer }) => (
        <li key={question}>
          <q>{question}</q>
          <p>
            <i>{label}</i>
            <b>{answer}</b>
          </p>
        </li>
      ))}
    </ol>
  );
}
