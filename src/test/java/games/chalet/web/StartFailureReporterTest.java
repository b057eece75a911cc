package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.FileSystemException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.SpringBootExceptionReporter;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.StaticApplicationContext;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.ArgumentResolver;

@ExtendWith(OutputCaptureExtension.class)
class StartFailureReporterTest {

  @Test
  void anUnknownFailureIsReportedByItsInnermostCause(CapturedOutput output) {
    Exception cause = new IllegalStateException("the cupboard is locked");
    report(new RuntimeException("outside", new RuntimeException(null, cause)));
    assertThat(output)
        .contains("Description:", "could not start: the cupboard is locked (IllegalStateException)")
        .contains("Action:")
        .doesNotContain("\tat games.chalet.web.StartFailureReporter");
  }

  @Test
  void aFailureWithoutAWordIsNamed() {
    FailureAnalysis told = StartFailureReporter.inItsOwnWords(new NullPointerException());
    assertThat(told.getDescription()).contains("NullPointerException");
  }

  @Test
  void failuresThatSpringBootExplainsAreLeftToIt(CapturedOutput output) {
    report(new PortInUseException(4711));
    assertThat(output).contains("Port 4711 was already in use");
  }

  @Test
  void failuresThatChaletExplainsAreReportedInItsWords(CapturedOutput output) {
    report(new RuntimeException(new StartFailedException("It rains.", "Wait.", null)));
    assertThat(output).contains("It rains.", "Wait.");
  }

  /** Where several are, the first that knows an answer is the last that is asked. */
  @Test
  void itIsAskedFirst() {
    List<SpringBootExceptionReporter> reporters =
        SpringFactoriesLoader.forDefaultResourceLocation()
            .load(
                SpringBootExceptionReporter.class,
                ArgumentResolver.of(
                    ConfigurableApplicationContext.class, new StaticApplicationContext()));
    assertThat(reporters.getFirst()).isInstanceOf(StartFailureReporter.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tomcat.9119", "tomcat-docbase.8080", "x"})
  void aTemporaryFolderThatCannotBeWrittenHasARemedy(String file) {
    String folder = System.getProperty("java.io.tmpdir");
    FileSystemException failure =
        new FileSystemException(folder + "/" + file, null, "Read-only file system");
    assertThat(StartFailureReporter.inItsOwnWords(new IllegalStateException(failure)).getAction())
        .contains(folder, "emptyDir", "java.io.tmpdir");
  }

  private static void report(Throwable failure) {
    assertThat(new StartFailureReporter(null).reportException(failure)).isTrue();
  }
}
