package games.chalet.match.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.cluster.Cluster;
import games.chalet.cluster.Processes;
import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.BotPace;
import games.chalet.match.Hint;
import games.chalet.match.Proposal;
import games.chalet.match.cluster.MatchEntity.EntityMessage;
import games.chalet.match.command.BotRequest;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.MatchQuery;
import games.chalet.match.command.MatchRequest;
import games.chalet.match.command.MatchRequest.SentRequest;
import games.chalet.match.command.Replies;
import games.chalet.match.command.ReplyAddress;
import games.chalet.web.RefusedException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Requests and answers between processes are what they were. */
class ClusterRepliesTest {

  private static final Json JSON = Json.create();
  private static final ReplyAddress.Session SOCKET = new ReplyAddress.Session("two", "s1", "c1");
  private static final JsonNode TREE = JSON.tree(Map.of("type", "Play", "card", 7));

  private final Processes processes = new Processes();
  private final List<String> ofOne = new ArrayList<>();
  private final List<String> ofTwo = new ArrayList<>();
  private final Cluster one = processes.add("one");
  private final ClusterReplies replies = new ClusterReplies(new Noted(ofOne), one);

  /** The outgoing messages and the answers to waiting callers. */
  private record Noted(List<String> notes) implements Replies {

    @Override
    public void done(ReplyAddress to, int version, int choice) {
      notes.add("done %s %d %d".formatted(to, version, choice));
    }

    @Override
    public void refused(ReplyAddress to, RefusedException refused) {
      notes.add(
          "refused %s %d %s %s %s %d %s %s"
              .formatted(
                  to,
                  refused.status(),
                  refused.code(),
                  refused.sentence(),
                  refused.rule(),
                  refused.retryAfter(),
                  refused.reason(),
                  refused.parameters()));
    }

    @Override
    public void snapshot(ReplyAddress to, byte[] position, byte[] past) {
      notes.add("snapshot %s %s %s".formatted(to, text(position), text(past)));
    }

    @Override
    public void hint(ReplyAddress.Session to, Hint hint) {
      notes.add("hint %s %s".formatted(to, hint));
    }

    @Override
    public void preview(ReplyAddress.Session to, JsonNode view, List<JsonNode> legalActions) {
      notes.add("preview %s %s %s".formatted(to, view, legalActions));
    }
  }

  private static String text(byte[] utf8) {
    return new String(utf8, StandardCharsets.UTF_8);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @BeforeEach
  void join() {
    ClusterReplies unused = new ClusterReplies(new Noted(ofTwo), processes.add("two"));
    processes.join();
  }

  private void answerAll(Replies to, ReplyAddress.Session socket) {
    to.done(socket, 4, 5);
    to.done(new ReplyAddress.Waiting(socket.node(), 9), 4, 5);
    Map<String, Object> parameters = Map.of("seat", 3);
    to.refused(
        socket,
        new RefusedException(409, "not-now", "Not „now“.", "turns", "in-a-test", parameters)
            .after(3));
    to.refused(
        socket, new RefusedException(409, "not-now", "Not „now“.", "turns", "not-now", Map.of()));
    to.snapshot(socket, utf8("{\"ä\":1}"), utf8("\"past\":[1,2]"));
    to.snapshot(new ReplyAddress.Waiting(socket.node(), 9), utf8("{}"), utf8("\"past\":[]"));
    to.hint(
        socket, new Hint(20, List.of(new Hint.Suggestion(TREE, null, 0.5, false, List.of(TREE)))));
    to.preview(socket, TREE, List.of(TREE, TREE));
  }

  @Test
  void answersReachTheProcessThatKnowsWhoAsked() {
    List<String> wanted = new ArrayList<>();
    answerAll(new Noted(wanted), SOCKET);
    answerAll(replies, SOCKET);
    assertThat(ofTwo).isEqualTo(wanted);
    assertThat(ofOne).isEmpty();
  }

  @Test
  void thoseOfThisProcessDoNotLeaveIt() {
    ReplyAddress.Session here = new ReplyAddress.Session("one", "s2", "c2");
    List<String> wanted = new ArrayList<>();
    answerAll(new Noted(wanted), here);
    answerAll(replies, here);
    assertThat(ofOne).isEqualTo(wanted);
    assertThat(ofTwo).isEmpty();
  }

  @Test
  void thoseToAProcessThatIsGoneGoNowhere() {
    replies.done(new ReplyAddress.Session("three", "s3", "c3"), 1, 1);
    assertThat(ofOne).isEmpty();
    assertThat(ofTwo).isEmpty();
  }

  @Test
  void requestsAreReadAsTheyWereWritten() {
    List<MatchRequest> requests =
        List.of(
            new MatchCommand.Act(3, TREE),
            new MatchCommand.Undo(3),
            new MatchCommand.Vote(new Seat(1), Proposal.GO_ON),
            new MatchCommand.Leave(),
            new MatchCommand.Return(),
            new MatchQuery.Snapshot(),
            new MatchQuery.Preview(2, List.of(TREE)),
            new BotRequest.Hint(2),
            new BotRequest.Hurry(Optional.of(BotPace.QUICK)),
            new BotRequest.Hurry(Optional.empty()));
    for (MatchRequest request : requests) {
      for (String player : new String[] {"ann", null}) {
        EntityMessage.Send send =
            new EntityMessage.Send(new SentRequest("m1", player, request, SOCKET));
        assertThat(JSON.read(JSON.write(send), EntityMessage.Send.class)).isEqualTo(send);
      }
    }
    EntityMessage.Command command =
        new EntityMessage.Command(
            "m1", new Seat(2), new MatchCommand.Remove(), new ReplyAddress.Waiting("one", 8));
    assertThat(JSON.read(JSON.write(command), EntityMessage.Command.class)).isEqualTo(command);
  }
}
