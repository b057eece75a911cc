package games.chalet.engine;

/** An action was not played: it is not legal, or its result may not be known. */
public final class RefusedActionException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  RefusedActionException(Refusal refusal) {
    super(refusal.reason() + ": " + refusal.sentence());
    this.refusal = refusal;
  }

  public Refusal refusal() {
    return refusal;
  }
}
