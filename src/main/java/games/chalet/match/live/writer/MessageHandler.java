package games.chalet.match.live.writer;

/** Handles the messages of one match, one at a time: the single writer. */
final class MessageHandler {

  private final LiveState state;
  private final Mailbox mailbox;
  private final MatchReader reader;
  private final CommandHandler commands;
  private final QueryHandler queries;
  private final BotRequestHandler botRequests;
  private final TimeKeeper time;
  private final BotMoves bots;
  private final MatchWriter writer;
  private final PositionPublisher publisher;
  private final Runnable takenUp;

  /**
   * Creates the handler of one match.
   *
   * @param takenUp called when a match has been looked after for the first time since the start
   */
  MessageHandler(
      LiveState state,
      Mailbox mailbox,
      MatchReader reader,
      CommandHandler commands,
      QueryHandler queries,
      BotRequestHandler botRequests,
      TimeKeeper time,
      BotMoves bots,
      MatchWriter writer,
      PositionPublisher publisher,
      Runnable takenUp) {
    this.state = state;
    this.mailbox = mailbox;
    this.reader = reader;
    this.commands = commands;
    this.queries = queries;
    this.botRequests = botRequests;
    this.time = time;
    this.bots = bots;
    this.writer = writer;
    this.publisher = publisher;
    this.takenUp = takenUp;
  }

  void handle(MatchMessage message) {
    switch (message) {
      case MatchMessage.SentCommand command -> commands.handle(command);
      case MatchMessage.SentQuery query -> queries.handle(query);
      case MatchMessage.SentBotRequest request -> botRequests.handle(request);
      case MatchMessage.HintThought thought -> botRequests.handle(thought);
      case MatchMessage.BotAct act -> bots.handle(act);
      case MatchMessage.CheckTime check -> time.check(check);
      case MatchMessage.TakeUp takeUp -> takeUp(takeUp);
      case MatchMessage.TakeOver takeOver -> takeOver(takeOver);
      case MatchMessage.TellAgain tellAgain ->
          reader
              .committedFor(tellAgain)
              .ifPresent(present -> publisher.present(present, tellAgain.place()));
      case MatchMessage.Evict evict -> evict(evict);
      case MatchMessage.Written written -> writer.written();
      case MatchMessage.NotWritten notWritten -> writer.notWritten(notWritten.failure());
    }
  }

  private void takeUp(MatchMessage.TakeUp message) {
    try {
      time.check(message);
    } finally {
      mailbox.post(new MatchMessage.Evict(message.started()));
      takenUp.run();
    }
  }

  /** Takes over. The previous owner may not have published everything that is on disk. */
  private void takeOver(MatchMessage.TakeOver message) {
    state.doubt();
    if (reader.committedFor(message).isPresent()) {
      time.check(message);
    }
  }

  private void evict(MatchMessage.Evict message) {
    if (state.untouchedSince(message.untouchedSince())) {
      state.evict();
      publisher.forget();
    }
  }
}
