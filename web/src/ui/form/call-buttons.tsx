import type { Call, RequestOf } from "@lading/contract/core";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { ConfirmButton } from "../ConfirmButton.tsx";

interface CallButtonProps<C extends Call> {
  /** For those who may make it; others do not see the button. */
  call: C;
  input: RequestOf<C>;
  /** Told when it is done. */
  said: string;
  children: ReactNode;
}

/** A link in a row that makes a call: enable, show, take back. */
export function CallButton<C extends Call>({ call, input, said, children }: CallButtonProps<C>) {
  const may = useMayCall();
  const work = useCall(call);
  if (!may(call)) return null;
  const act = () =>
    void work.mutateAsync(input).then(
      () => notify.success(said),
      // A refusal was told by the call itself.
      () => undefined,
    );
  return (
    <Button type="link" loading={work.isPending} onClick={act}>
      {children}
    </Button>
  );
}

interface DeleteButtonProps<C extends Call> extends Pick<CallButtonProps<C>, "call" | "input"> {
  /** The question before deleting; default: that deleting cannot be undone. */
  question?: ReactNode;
}

/** Deletes a row's record, once the person has confirmed it. */
export function DeleteButton<C extends Call>({ call, input, question }: DeleteButtonProps<C>) {
  const { word } = useTexts("app");
  const may = useMayCall();
  const work = useCall(call);
  if (!may(call)) return null;
  const remove = async () => {
    await work.mutateAsync(input);
    notify.success(word("deleted"));
  };
  return <ConfirmButton type="link" question={question} onConfirm={remove} />;
}
